import { checkContactEntries } from '#core/contract/entities/contact-entries.ts';
import { type ContactPayload, contactMessage } from '#core/contract/entities/contact-message.ts';
import { isRecord } from '#core/contract/envelope.ts';
import { RequestProblem } from '../api/error-answer.ts';

const LONGEST_TAG = 200;
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,128}$/;

/**
 * Reads the six texts of a contact message, exactly as sent. Unknown fields are dropped, so a newer site can use an
 * older server; they never reach a prototype or the database.
 *
 * @throws RequestProblem (400) naming the first invalid field
 */
export function readContactPayload(body: unknown): ContactPayload {
  if (!isRecord(body)) throw new RequestProblem(400, 'A JSON object is expected.');
  const text = (field: keyof ContactPayload): string => {
    const value = Object.hasOwn(body, field) ? body[field] : undefined;
    if (typeof value !== 'string') throw new RequestProblem(400, `"${field}" must be text.`);
    return value;
  };
  const payload: ContactPayload = {
    firstName: text('firstName'),
    emailid: text('emailid'),
    contactno: text('contactno'),
    message: text('message'),
    sessionid: text('sessionid'),
    apifor: text('apifor'),
  };
  refuseUnlessFilled(payload);
  return payload;
}

/** Reads the id of a message, or null if the sender gives none. */
export function readIdempotencyKey(given: string | string[] | undefined): string | null {
  if (given === undefined || given === '') return null;
  if (typeof given === 'string' && IDEMPOTENCY_KEY.test(given)) return given;
  throw new RequestProblem(400, 'The Idempotency-Key must be 1 to 128 visible ASCII characters.');
}

function refuseUnlessFilled(payload: ContactPayload): void {
  const { firstName: name, emailid: email, contactno: phone, message } = payload;
  const check = checkContactEntries({ name, email, phone, message });
  if (!check.isGood) {
    const [field, problem] = Object.entries(check.problems)[0] ?? ['message', 'missing'];
    throw new RequestProblem(400, `The ${field} does not fit: ${problem}.`);
  }
  const tag = contactMessage.fields.slice(4).find((field) => payload[field].length > LONGEST_TAG);
  if (tag) throw new RequestProblem(400, `"${tag}" is too long.`);
}
