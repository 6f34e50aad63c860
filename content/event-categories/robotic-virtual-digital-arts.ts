import type { SubPage } from './event-category.ts';
import { animationAndVisualEffects } from './robotic-virtual-digital-arts/animation-and-visual-effects.ts';
import { creativeCodingAndAiArt } from './robotic-virtual-digital-arts/creative-coding-and-ai-art.ts';
import { digitalSound } from './robotic-virtual-digital-arts/digital-sound.ts';
import { dronesAndAutonomy } from './robotic-virtual-digital-arts/drones-and-autonomy.ts';
import { gameDesign } from './robotic-virtual-digital-arts/game-design.ts';
import { roboticsChallenge } from './robotic-virtual-digital-arts/robotics-challenge.ts';
import { virtualAndAugmentedReality } from './robotic-virtual-digital-arts/virtual-and-augmented-reality.ts';

/** The pages of this art, in the order they are shown. */
export const roboticVirtualDigitalArts: readonly SubPage[] = [
  roboticsChallenge,
  dronesAndAutonomy,
  gameDesign,
  animationAndVisualEffects,
  virtualAndAugmentedReality,
  creativeCodingAndAiArt,
  digitalSound,
];
