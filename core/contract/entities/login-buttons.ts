import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { entity, link, saysSomething, text } from '../fields.ts';
import { firstOf } from '../read-body.ts';

const loginButtonPair = v.pipe(
  entity({ loginbuttontext: text, loginbuttonurl: link, signupbuttontext: text, signupbuttonurl: link }),
  saysSomething('loginbuttontext', 'loginbuttonurl', 'signupbuttontext', 'signupbuttonurl'),
  v.transform((raw) => ({
    login: { text: raw.loginbuttontext, url: raw.loginbuttonurl },
    signup: { text: raw.signupbuttontext, url: raw.signupbuttonurl },
  })),
);

export type LoginButtonPair = v.InferOutput<typeof loginButtonPair>;

export const loginButtons = readEndpoint({
  name: 'loginButtons',
  path: '/api/LoginSignButton',
  values: ['slug'],
  read: firstOf(loginButtonPair),
  keep: KEEP.frame,
});
