import { answersHere } from '#core/pack/answers-here.ts';
import { pictureRules } from '#core/pack/picture-rules.ts';
import { planPack } from '#core/pack/plan-pack.ts';
import { allAnswers } from '#core/storage/answers.ts';
import { bytesOf } from '#core/storage/packs.ts';
import { type StoredAmount, storedPictures } from '#core/storage/storage-usage.ts';
import { isSmallScreen } from './is-small-screen.ts';

/** Typical sizes of an answer and a picture, used when none are stored yet. */
const LIKELY_ANSWER_BYTES = 3_000;
const LIKELY_PICTURE_BYTES = 60_000;
/** This many pictures are enough to estimate the others of this site. */
const ENOUGH_PICTURES = 5;

/** Estimates the items and bytes of a pack from the answers on this device. */
export async function estimate(name: string): Promise<{ readonly items: number; readonly bytes: number }> {
  const [rows, kept] = await Promise.all([allAnswers(), storedPictures()]);
  const here = answersHere(rows.kind === 'done' ? rows.value : []);
  const { answers, pictures } = planPack(name, here.held, pictureRules(isSmallScreen()));
  const ofAnswers = answers.map(({ key }) => {
    const body = here.bodyOf(key);
    return body === undefined ? LIKELY_ANSWER_BYTES : bytesOf(body);
  });
  const bytes = ofAnswers.reduce((sum, each) => sum + each, pictures.length * likelyPictureBytes(kept));
  return { items: answers.length + pictures.length, bytes };
}

/** Estimates the size in bytes of one more picture from those that are stored. */
export function likelyPictureBytes({ count, bytes }: StoredAmount): number {
  return count < ENOUGH_PICTURES ? LIKELY_PICTURE_BYTES : bytes / count;
}
