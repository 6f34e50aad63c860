import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawing } from './figures.mjs';
import { picture, place, RED_FIGURE, turn } from './paint.mjs';

const WIDTH = 640;
const HEIGHT = 360;
const FRAMES_PER_SECOND = 20;
const STEPS = 8;
const STEP_FRAMES = 18;
const REST_FRAMES = 6;

const run = (command, args) => {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr.slice(-800)}`);
};

const ease = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
const degreesAt = (frame) => {
  const step = Math.floor(frame / STEP_FRAMES);
  const part = Math.min(1, (frame % STEP_FRAMES) / (STEP_FRAMES - REST_FRAMES));
  return -(step + ease(part)) * (360 / STEPS);
};

/**
 * The eight figures walking once around the painted disc, as `clip.mp4` and `clip.webm` (seven seconds, a seamless
 * loop). Needs rsvg-convert and ffmpeg on the path.
 */
export const makeClip = (folder) => {
  const frames = mkdtempSync(join(tmpdir(), 'disc-'));
  const rings = drawing('disc-rings');
  const figures = drawing('disc-figures');
  const centre = `<circle r="150" fill="${RED_FIGURE.ink}"/>${place(drawing('logo-glyph'), 0, 0, 3.6)}`;
  for (let frame = 0; frame < STEPS * STEP_FRAMES; frame += 1) {
    const name = join(frames, String(frame).padStart(3, '0'));
    const hub = centre.replaceAll('<path ', `<path fill="${RED_FIGURE.ground}" `);
    const body = place(rings + turn(figures, degreesAt(frame)) + hub, WIDTH / 2, 398, 0.62);
    writeFileSync(`${name}.svg`, picture(WIDTH, HEIGHT, RED_FIGURE, 'disc', body));
    run('rsvg-convert', [`${name}.svg`, '-o', `${name}.png`]);
  }
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    `${FRAMES_PER_SECOND}`,
    '-i',
    join(frames, '%03d.png'),
  ];
  const encode = (name, options) =>
    run('ffmpeg', [
      ...input,
      ...`-an -pix_fmt yuv420p -map_metadata -1 ${options}`.split(' '),
      join(folder, name),
    ]);
  encode(
    'clip.mp4',
    '-c:v libx264 -profile:v main -preset veryslow -tune animation -crf 37 -movflags +faststart',
  );
  encode('clip.webm', '-c:v libvpx-vp9 -b:v 0 -crf 60 -deadline good');
  rmSync(frames, { recursive: true });
};
