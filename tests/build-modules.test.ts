import { expectTypeOf, it } from 'vitest';
import type { PrerenderModule } from '../scripts/build/prerender/prerender-module.ts';
import type { ServerModule } from '../scripts/build/prerender/server-module.ts';

// The build loads both modules at run time, so no import of its own would show that one of them has changed.
it('the modules that the build loads have the types it expects', () => {
  expectTypeOf<typeof import('../src/prerender.tsx')>().toExtend<PrerenderModule>();
  expectTypeOf<typeof import('../server/app.ts')>().toExtend<ServerModule>();
});
