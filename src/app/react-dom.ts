/* The largest of the libraries, read and run by itself before the others (`libraries.ts`). */
import 'react-dom/client';
