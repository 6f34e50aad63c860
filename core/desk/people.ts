/**
 * What a person of the desk may do; each role may do what those after it may: `owner` also invites people and removes
 * them, `editor` changes and publishes content, `inbox` reads, answers, deletes and exports messages.
 */
export const ROLES = ['owner', 'editor', 'inbox'] as const;
export type Role = (typeof ROLES)[number];

/** Whether a role may do what is for another role. */
export const mayActAs = (own: Role, needed: Role): boolean => ROLES.indexOf(own) <= ROLES.indexOf(needed);

/** Somebody who may use the desk. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** ISO 8601 in UTC; null: has not accepted the invitation yet. */
  readonly joinedAt: string | null;
}

/** `GET` and `POST /session`; the former is 204 without a body while nobody is signed in. */
export interface OpenSession {
  readonly person: Person;
  /** For `DESK_TOKEN_HEADER`. */
  readonly token: string;
  /** ISO 8601 in UTC. */
  readonly endsAt: string;
}

/** `POST /session`. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * `GET /provider`: another service at which people of the desk may sign in; 204 without a body if there is none.
 * `GET /provider/begin` leads there, and from there `GET /provider/return` back to the desk.
 */
export interface OtherSignIn {
  readonly name: string;
}

/** `GET /invitations/:secret`. */
export interface Invitation {
  readonly role: Role;
  /** '' for the first owner. */
  readonly email: string;
}

/** `POST /invitations/:secret`; answers `OpenSession`. */
export interface Joining {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** `POST /people`. */
export interface PersonToInvite {
  readonly email: string;
  readonly role: Role;
}

/** Answer of `POST /people`: a one-time link, to be handed over by whoever invited. */
export interface Invited {
  readonly person: Person;
  readonly link: string;
  /** ISO 8601 in UTC. */
  readonly endsAt: string;
}

/** `PUT /password`; all sessions of the person end, and a new one begins: answers `OpenSession`. */
export interface NewPassword {
  readonly old: string;
  readonly new: string;
}

/**
 * `PUT /people/:id`: their sessions end at once. `DELETE /people/:id` removes them, `POST /people/:id/link` answers
 * `Invited`.
 */
export interface NewRole {
  readonly role: Role;
}
