import type { FastifyInstance } from 'fastify';
import { addSampleScript } from './sample-script.ts';

/** The script of a widget in a few lines; it runs in the page that loads it. */
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
 * Adds the stand-in for the site whose script activates a widget. The page treats it as a third party: only the
 * sandboxed frame requests it, which is why anybody may read it.
 */
export function addWidgetSample(scope: FastifyInstance): void {
  addSampleScript(scope, '/widget-sample/social.js', SCRIPT);
}
