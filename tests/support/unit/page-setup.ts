import { readFileSync } from 'node:fs';
import { afterEach, expect } from 'vitest';

const { testPath } = expect.getState();

// Half of the files render nothing; the library and React would cost each of those a fifth of a second.
if (testPath && readFileSync(testPath, 'utf8').includes('@testing-library/react')) {
  const { cleanup, configure } = await import('@testing-library/react');
  // Expected elements appear, however busy the machine is; the default is one second.
  configure({ asyncUtilTimeout: 15_000 });
  // The library does this automatically only if test functions are global.
  afterEach(cleanup);
}
