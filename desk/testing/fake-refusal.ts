import type { DeskRefusal } from '#core/desk/problems.ts';

const STATUS: Readonly<Record<DeskRefusal['error'], number>> = {
  malformed: 400,
  'signed-out': 401,
  forbidden: 403,
  unknown: 404,
  conflict: 409,
  'too-large': 413,
  invalid: 422,
  'too-many': 429,
  failed: 500,
};

/** Thrown by a route of the fake API. */
export class FakeRefusal extends Error {
  constructor(readonly refusal: DeskRefusal) {
    super(refusal.message);
  }

  answer(): Response {
    return Response.json(this.refusal, { status: STATUS[this.refusal.error] });
  }
}

export const refuse = (error: DeskRefusal['error'], message: string, more: Partial<DeskRefusal> = {}) =>
  new FakeRefusal({ error, message, ...more });
