import { describe, expect, it } from 'vitest';
import {
  findList,
  describe as inWords,
  isYes,
  RefusedError,
  refuseUnlessOk,
  ShapeError,
} from './envelope.ts';

describe('the envelope', () => {
  it('ERR-03 finds a list bare, wrapped, and in a wrapper inside a wrapper', () => {
    for (const body of [
      [1],
      { data: [1] },
      { Details: [1] },
      { details: [1] },
      { widgets: [1] },
      { data: { widgets: [1] } },
    ]) {
      expect(findList(body)).toEqual([1]);
    }
  });

  it('takes an object in a wrapper for a list of one', () => {
    expect(findList({ data: { a: 1 } })).toEqual([{ a: 1 }]);
  });

  it('ERR-03 takes an empty wrapper for an empty list', () => {
    for (const empty of [null, '', undefined]) expect(findList({ data: empty })).toEqual([]);
  });

  it('ERR-03 refuses a text or number where a list is due', () => {
    for (const body of ['[]', 1, null, {}, { data: 'none' }, { data: { widgets: 3 } }]) {
      expect(() => findList(body)).toThrow(ShapeError);
    }
  });

  it('does not look for wrappers in a prototype', () => {
    expect(() => findList(Object.create({ data: [1] }))).toThrow(ShapeError);
  });

  it('a status that nobody named refuses with a plain no only', () => {
    for (const status of [1, 'ok', 200, null, undefined])
      expect(() => refuseUnlessOk({ status }, 'unnamed')).not.toThrow();
    for (const status of [0, '0', false])
      expect(() => refuseUnlessOk({ status }, 'unnamed')).toThrow(RefusedError);
  });

  it('an empty list beside a message is one where the wrapper says yes, by whichever name', () => {
    const said = { message: 'No records found', data: null };
    for (const yes of [{ status: 1 }, { success: true }, { code: 200 }, { statusCode: '204' }])
      expect(findList({ ...said, ...yes })).toEqual([]);
    for (const unclear of [{}, { success: '' }, { code: 1 }, { code: 0 }, { code: 302 }])
      expect(() => findList({ ...said, ...unclear })).toThrow(ShapeError);
  });

  it.each([
    { success: false, statusCode: 500 },
    { status: false, code: 503 },
    { status: 0, code: '500' },
    { success: 0, status_code: 502 },
    { success: false, code: 429 },
    { success: false, error: { code: 500, message: 'Database connection failed' } },
  ])('ERR-03 the status of a server in trouble counts, not the plain no beside it: %j', (body) => {
    const status = Number(Object.values({ ...body, ...body.error }).find((given) => Number(given) >= 429));
    for (const rule of ['named', 'unnamed'] as const)
      expect(() => refuseUnlessOk({ status: 0, ...body }, rule)).toThrow(
        expect.objectContaining({ name: 'RefusedError', httpStatus: status }),
      );
  });

  it('ERR-03 a plain no stays one beside a status that says the same', () => {
    for (const code of [400, 404, 422, 200, 0])
      expect(() => refuseUnlessOk({ success: false, code }, 'unnamed')).toThrow(
        expect.not.objectContaining({ httpStatus: code }),
      );
    expect(() => refuseUnlessOk({ code: 404 }, 'unnamed')).toThrow(
      expect.objectContaining({ httpStatus: 404 }),
    );
  });

  it('COUNCIL-05 a named status must be there and must be 1', () => {
    expect(() => refuseUnlessOk({ status: '1' }, 'named')).not.toThrow();
    expect(() => refuseUnlessOk({ status: 2 }, 'named')).toThrow(RefusedError);
    expect(() => refuseUnlessOk({ data: [] }, 'named')).toThrow(ShapeError);
    expect(() => refuseUnlessOk([], 'named')).toThrow(ShapeError);
  });

  it('says yes to 1, "1" and true', () => {
    for (const yes of [1, '1', ' 1 ', true, 'true', 'TRUE']) expect(isYes(yes)).toBe(true);
    for (const no of [0, 2, '0', '11', 'yes', null, undefined, [], [1], {}]) expect(isYes(no)).toBe(false);
  });

  it('describes a value in few words', () => {
    expect(inWords('x'.repeat(10_000)).length).toBeLessThan(60);
    expect([null, [], {}, 3].map(inWords)).toEqual(['null', 'a list', 'an object', 'number 3']);
  });
});
