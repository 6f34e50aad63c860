import { isKiosk } from './data/is-kiosk.ts';
import { openAnewIfScriptIsLost } from './data/open-anew-if-script-is-lost.ts';
import { tellFirstFrame } from './data/tell-first-frame.ts';
import { takeFirstSteps } from './first-steps.ts';

/*
 * The worker puts this into every page it gives (`scripts/first-script.mjs`): it runs before the first frame and asks
 * for nothing. Over a line `boot.ts` takes the first steps: there a page comes bit by bit, and must not stop for them.
 */
takeFirstSteps();
tellFirstFrame(!isKiosk());
openAnewIfScriptIsLost(isKiosk());
