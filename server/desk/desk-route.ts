import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person, Role } from '#core/desk/people.ts';

/** Who may ask: people with at least this role, or anybody. */
export type Audience = Role | 'anybody';

/** One address of the desk's API. All of them are in one table, `desk-routes.ts`; there is no other way to add one. */
export interface DeskRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `DESK_API`. */
  readonly path: string;
  readonly audience: Audience;
  /** Of the body, in bytes; absent: the server's usual limit. */
  readonly bodyLimit?: number;
  /** `file`: the body is any file, and `request.body` its bytes (`file-body.ts`); absent: it is JSON. */
  readonly body?: 'file';
  /** Returns the response's JSON, or has already sent it. A refusal is a thrown `DeskError`. */
  readonly answer: (request: FastifyRequest, reply: FastifyReply, person: Person | null) => Promise<unknown>;
}
