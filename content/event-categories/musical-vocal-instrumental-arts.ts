import type { SubPage } from './event-category.ts';
import { bandsAndEnsembles } from './musical-vocal-instrumental-arts/bands-and-ensembles.ts';
import { compositionAndSound } from './musical-vocal-instrumental-arts/composition-and-sound.ts';
import { keyboardInstruments } from './musical-vocal-instrumental-arts/keyboard-instruments.ts';
import { percussionInstruments } from './musical-vocal-instrumental-arts/percussion-instruments.ts';
import { stringInstruments } from './musical-vocal-instrumental-arts/string-instruments.ts';
import { vocalMusic } from './musical-vocal-instrumental-arts/vocal-music.ts';
import { windInstruments } from './musical-vocal-instrumental-arts/wind-instruments.ts';

/** The sub-pages of Musical, Vocal & Instrumental Arts, in the order they are shown. */
export const musicalVocalInstrumentalArts: readonly SubPage[] = [
  vocalMusic,
  stringInstruments,
  windInstruments,
  percussionInstruments,
  keyboardInstruments,
  bandsAndEnsembles,
  compositionAndSound,
];
