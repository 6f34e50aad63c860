import { COMMON_WORDS } from './common-words.ts';
import { normalised } from './passwords.ts';

const SHORTEST = 12;
const LONGEST = 200;
/** How many characters a password must still be worth when its predictable parts count as only two each. */
const LEAST_WORTH = 8;
const WORTH_OF_FORESEEN = 2;
/** Shorter words and rows are too likely to be there by chance. */
const SHORTEST_FORESEEN = 3;
const LONGEST_FORESEEN = 30;
const ROWS = [
  ...['qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm'],
  ...['1q2w3e4r5t6y7u8i9o0p', '1qaz2wsx3edc4rfv5tgb6yhn7ujm', 'qazwsxedcrfvtgbyhnujm'],
].flatMap((row) => [row, [...row].reverse().join('')]);
const YEAR = /^(?:1\d|20)\d\d$/;
/** Letters as people disguise them; `1` and `!` stand for two. */
const DISGUISES = [
  ['01345789@$!', 'oieastbgasi'],
  ['01345789@$!', 'oleastbgasl'],
] as const;

/** Who chooses a password; their own names do not make it better. */
export interface Chooser {
  readonly name: string;
  readonly email: string;
}

/** Why a password cannot be taken, as a sentence; null if it can. */
export function passwordProblem(password: string, { name, email }: Chooser): string | null {
  const characters = [...normalised(password)];
  if (characters.length < SHORTEST) return `The password needs at least ${SHORTEST} characters.`;
  if (characters.length > LONGEST) return `The password can have ${LONGEST} characters at most.`;
  const text = characters.join('').toLowerCase();
  const own = wordsOf(`${name} ${email}`);
  if (worthOf(text, new Set([...COMMON_WORDS, ...own])) >= LEAST_WORTH) return null;
  return worthOf(text, new Set(COMMON_WORDS)) >= LEAST_WORTH
    ? 'The password is too close to your own name or email address. Use words that have nothing to do with you.'
    : 'Many people use passwords like this, so it’s easy to guess. Use four words that don’t belong together.';
}

const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word.length >= SHORTEST_FORESEEN);

/** How many characters an attacker who knows the words has to guess. */
function worthOf(text: string, words: ReadonlySet<string>): number {
  const repeated = /^(.+?)\1+$/su.exec(text)?.[1];
  if (repeated !== undefined) return worthOf(repeated, words) + 1;
  const readings = [text, ...DISGUISES.map(([from, to]) => undisguised(text, from, to))];
  const worth = [0];
  for (let end = 1; end <= text.length; end += 1) {
    const before = (length: number) => worth[end - length] ?? 0;
    let least = before(1) + 1;
    for (let length = SHORTEST_FORESEEN; length <= Math.min(end, LONGEST_FORESEEN); length += 1) {
      const parts = readings.map((reading) => reading.slice(end - length, end));
      if (parts.some((part) => isForeseen(part, words)))
        least = Math.min(least, before(length) + WORTH_OF_FORESEEN);
    }
    worth.push(least);
  }
  return worth[text.length] ?? 0;
}

const undisguised = (text: string, from: string, to: string) =>
  text.replace(/[0-9@$!]/g, (sign) => to[from.indexOf(sign)] ?? sign);

const isForeseen = (part: string, words: ReadonlySet<string>) =>
  words.has(part) || ROWS.some((row) => row.includes(part)) || YEAR.test(part) || isSequence(part);

/** "aaaa", "3456", "zyx": each character follows the one before by the same small step. */
function isSequence(part: string): boolean {
  const step = part.charCodeAt(1) - part.charCodeAt(0);
  if (Math.abs(step) > 1) return false;
  return [...part.slice(1)].every((_, index) => part.charCodeAt(index + 1) - part.charCodeAt(index) === step);
}
