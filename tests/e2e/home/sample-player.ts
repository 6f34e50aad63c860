import type { BrowserContext } from '@playwright/test';

/** A player in a frame that talks like YouTube's and records its messages, so that no test uses the real one. */
const PLAYER = `<!doctype html><title>player</title><script>
const given = new URLSearchParams(location.search);
const player = { state: given.get('autoplay') === '1' ? 1 : -1, muted: given.get('mute') === '1', at: 0, orders: [] };
const tell = (event, info) => parent.postMessage(JSON.stringify({ event, info, channel: 'widget' }), '*');
const become = (state) => { player.state = state; tell('onStateChange', state); };
setInterval(() => { if (player.state === 1) player.at += 0.1; }, 100);
addEventListener('message', ({ data }) => {
  const { event, func, args } = JSON.parse(data);
  if (event === 'listening') return tell('initialDelivery', { playerState: player.state, muted: player.muted });
  player.orders.push(func);
  if (func === 'playVideo') become(1);
  if (func === 'pauseVideo') become(2);
  if (func === 'seekTo') { player.at = args[0]; become(player.state); }
  if (func === 'mute' || func === 'unMute') {
    player.muted = func === 'mute';
    tell('infoDelivery', { muted: player.muted });
  }
});
addEventListener('click', () => become(2));
window.player = player;
</script><body style="background:#17110e;color:#fff4e2">A film`;

/** Answers every frame of YouTube with the sample player. */
export async function stubPlayers(context: BrowserContext): Promise<void> {
  await context.route(/https:\/\/www\.youtube(-nocookie)?\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: PLAYER }),
  );
}
