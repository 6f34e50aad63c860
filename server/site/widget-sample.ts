import type { FastifyInstance } from 'fastify';
import { addSampleScript } from './sample-script.ts';

/** Runs in the page that asks for it: the script of a widget, in a few lines. */
const SCRIPT = `(() => {
  for (const post of document.querySelectorAll('blockquote[cite]')) {
    const line = document.createElement('p');
    const button = document.createElement('button');
    let hearts = 214;
    const draw = () => { button.textContent = hearts + ' hearts'; };
    button.type = 'button';
    button.addEventListener('click', () => { hearts += 1; draw(); });
    draw();
    line.append('Live from the stand-in widget: ', button);
    post.append(line);
  }
})();
`;

/**
 * The stand-in for the site whose script brings a widget to life. The page treats it as another site: it is asked
 * for from inside the sandboxed frame only, which is why anybody may read it.
 */
export function addWidgetSample(scope: FastifyInstance): void {
  addSampleScript(scope, '/widget-sample/social.js', SCRIPT);
}
