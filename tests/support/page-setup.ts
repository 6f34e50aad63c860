import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A library brought in by the page itself takes its time on a busy machine; the default is one second.
configure({ asyncUtilTimeout: 5_000 });

// The library does this by itself only where test functions are global.
afterEach(cleanup);
