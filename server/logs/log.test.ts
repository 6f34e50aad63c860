import { describe, expect, it } from 'vitest';
import { collectedLog } from '../../tests/support/collected-log.ts';
import { logLevel } from './log-level.ts';

/** As a library may log: anything. */
type Anything = (...words: unknown[]) => void;

const QUOTING = 'UNIQUE constraint failed: planted@example.org';

describe('the log', () => {
  it('OPS-34 leaves out what no line may say, whoever logs it', () => {
    const { log, lines, text } = collectedLog();
    const say = log.info.bind(log) as Anything;
    say({ status: 200, email: 'planted', headers: { cookie: 'planted' } }, 'Facts');
    say(
      { route: '/planted?x=1 2', method: 'planted', status: 'planted', reason: 'Planted Person' },
      'Values',
    );
    say({ req: { url: 'planted', headers: {} }, res: { planted: 1 } }, 'Objects');
    say({ method: 'GET', headers: { cookie: 'planted' }, socket: {} }, 'A request as it came');
    say('Reply was already sent, did you forget something in the "planted" route?');
    say('A text with %s in it', 'planted');
    log.child({ req: 'planted', headers: 'planted', url: 'planted' }).info({}, 'A child');
    expect(text()).not.toMatch(/planted/i);
    expect(lines().map(({ level, time, ...rest }) => rest)).toEqual([
      { status: 200, msg: 'Facts' },
      { reason: 'unknown', msg: 'Values' },
      { msg: 'Objects' },
      { msg: 'A request as it came' },
      { msg: 'Reply was already sent, did you forget something in the …' },
      { msg: 'A text with …' },
      { msg: 'A child' },
    ]);
  });

  it('OPS-34 says of an error what it is and where it came from, and never its message', () => {
    const { log, lines, text } = collectedLog();
    const say = log.error.bind(log) as Anything;
    const cause = Object.assign(new TypeError(QUOTING), { code: 'ENOSPC' });
    const error = new Error(`${QUOTING}\n    at planted (/planted.ts:1:1)`, { cause });
    const changed = Object.assign(new Error(QUOTING), { code: 'planted code', name: 'planted name' });
    changed.message = 'Another';
    say(error);
    say({ err: error }, error.message);
    say({ err: error });
    say({ err: changed }, 'It failed.');
    say({ err: 'planted' }, 'A text was thrown.');
    say({ err: new Error() }, 'It failed without a word.');
    expect(text()).not.toContain('planted');
    const place = expect.stringMatching(/^at .*log\.test\.ts:\d+:\d+\)?$/);
    const whole = {
      ...{ type: 'Error', stack: expect.arrayContaining([place]) },
      cause: { type: 'TypeError', code: 'ENOSPC', stack: expect.arrayContaining([place]) },
    };
    expect(lines()).toMatchObject([
      { err: whole, msg: 'An error.' },
      { err: whole, msg: 'An error.' },
      { err: whole, msg: 'An error.' },
      { err: { type: 'Error', stack: expect.arrayContaining([place]) }, msg: 'It failed.' },
      { err: { type: 'string' }, msg: 'A text was thrown.' },
      { err: { type: 'Error' }, msg: 'It failed without a word.' },
    ]);
    expect(lines()[3]?.err).not.toHaveProperty('code');
  });

  it('OPS-34 keeps the codes that say why something failed', () => {
    const { log, lines } = collectedLog();
    for (const reason of ['ECONNREFUSED', 'EENVELOPE 550', '503', 'NO ANSWER', '919812345678', 'Ada Nair'])
      log.warn({ reason }, 'It failed.');
    expect(lines().map(({ reason }) => reason)).toEqual([
      ...['ECONNREFUSED', 'EENVELOPE 550', '503', 'NO ANSWER', 'unknown', 'unknown'],
    ]);
  });
});

describe('LOG_LEVEL', () => {
  it('OPS-35 is what happens, or on a terminal what is wrong, unless it says otherwise', () => {
    expect(logLevel({}, { isTerminal: false })).toBe('info');
    expect(logLevel({ LOG_LEVEL: '' }, { isTerminal: true })).toBe('warn');
    expect(logLevel({ LOG_LEVEL: 'silent' }, { isTerminal: true })).toBe('silent');
  });

  it('OPS-35 ends the start in one sentence if there is no such level', () => {
    expect(() => logLevel({ LOG_LEVEL: 'loud' }, { isTerminal: false })).toThrow(
      /^LOG_LEVEL must be one of: silent, fatal, error, warn, info, debug\.$/,
    );
  });
});
