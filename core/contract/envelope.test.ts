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

  it('reads an object in a wrapper as a list of one', () => {
    expect(findList({ data: { a: 1 } })).toEqual([{ a: 1 }]);
  });

  it('ERR-03 reads an empty wrapper as an empty list', () => {
    for (const empty of [null, '', undefined]) expect(findList({ data: empty })).toEqual([]);
  });

  it('ERR-03 rejects a text or number in place of a list', () => {
    for (const body of ['[]', 1, null, {}, { data: 'none' }, { data: { widgets: 3 } }]) {
      expect(() => findList(body)).toThrow(ShapeError);
    }
  });

  it('does not look for wrappers in a prototype', () => {
    expect(() => findList(Object.create({ data: [1] }))).toThrow(ShapeError);
  });

  it('a status that the specification does not name refuses only with a plain no', () => {
    for (const status of [1, 'ok', 200, null, undefined])
      expect(() => refuseUnlessOk({ status }, 'unnamed')).not.toThrow();
    for (const status of [0, '0', false])
      expect(() => refuseUnlessOk({ status }, 'unnamed')).toThrow(RefusedError);
  });

  it('reads no data with a message as an empty list only if the wrapper says yes, under whichever name', () => {
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
  ])('ERR-03 the status of a failing server wins over a plain no next to it: %j', (body) => {
    const status = Number(Object.values({ ...body, ...body.error }).find((given) => Number(given) >= 429));
    for (const rule of ['named', 'unnamed'] as const)
      expect(() => refuseUnlessOk({ status: 0, ...body }, rule)).toThrow(
        expect.objectContaining({ name: 'RefusedError', httpStatus: status }),
      );
  });

  it('ERR-03 a plain no stays one when a status next to it says the same', () => {
    for (const code of [400, 404, 422, 200, 0])
      expect(() => refuseUnlessOk({ success: false, code }, 'unnamed')).toThrow(
        expect.not.objectContaining({ httpStatus: code }),
      );
    expect(() => refuseUnlessOk({ code: 404 }, 'unnamed')).toThrow(
      expect.objectContaining({ httpStatus: 404 }),
    );
  });

  it('COUNCIL-05 a named status must be present and must be 1', () => {
    expect(() => refuseUnlessOk({ status: '1' }, 'named')).not.toThrow();
    expect(() => refuseUnlessOk({ status: 2 }, 'named')).toThrow(RefusedError);
    expect(() => refuseUnlessOk({ data: [] }, 'named')).toThrow(ShapeError);
    expect(() => refuseUnlessOk([], 'named')).toThrow(ShapeError);
  });

  it('accepts 1, "1" and true as yes', () => {
    for (const yes of [1, '1', ' 1 ', true, 'true', 'TRUE']) expect(isYes(yes)).toBe(true);
    for (const no of [0, 2, '0', '11', 'yes', null, undefined, [], [1], {}]) expect(isYes(no)).toBe(false);
  });

  it('describes a value in a few words', () => {
    expect(inWords('x'.repeat(10_000)).length).toBeLessThan(60);
    expect([null, [], {}, 3].map(inWords)).toEqual(['null', 'a list', 'an object', 'number 3']);
  });
});
