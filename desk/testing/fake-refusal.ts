import { type DeskRefusal, REFUSAL_STATUS } from '#core/desk/problems.ts';

/** Thrown by a route of the fake API. */
export class FakeRefusal extends Error {
  constructor(readonly refusal: DeskRefusal) {
    super(refusal.message);
  }

  answer(): Response {
    return Response.json(this.refusal, { status: REFUSAL_STATUS[this.refusal.error] });
  }
}

export const refuse = (error: DeskRefusal['error'], message: string, more: Partial<DeskRefusal> = {}) =>
  new FakeRefusal({ error, message, ...more });
