import { byRoom } from './by-room.ts';

/** English texts of the frame and of what many pages show: one file per room in `en/`. Those of `en/screens/` join. */
export const en = byRoom(import.meta.glob('./en/*.json', { eager: true, import: 'default' }));
