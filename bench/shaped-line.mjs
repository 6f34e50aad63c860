import { connect, createServer } from 'node:net';

const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 1_600_000 / 8 / 1_000;
/** About what one packet holds: what is sent in larger pieces arrives in jumps. */
const PIECE_BYTES = 1_400;
/** What is on its way at most; a sender waits beyond that. */
const MOST_WAITING_BYTES = 128 * 1_024;

/**
 * A slow line below TLS, which a page and its worker share: all connections together get 1.6 Mbit/s in each direction,
 * 150 ms there and back.
 *
 * @param {number} port of the server behind it, on this machine
 * @returns {Promise<{ port: number, stop: () => void }>}
 */
export async function openShapedLine(port) {
  const [up, down] = [createLane(), createLane()];
  const open = new Set();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.setNoDelay(true).on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    // The handshake of TCP itself is not shaped: its round trip is paid before the first byte.
    near.pause();
    setTimeout(() => near.resume(), ROUND_TRIP_MS);
    pass(near, far, up);
    pass(far, near, down);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** One direction of the line: when it is free again, in the milliseconds of `performance.now()`. */
function createLane() {
  let freeAt = 0;
  return (bytes) => {
    freeAt = Math.max(performance.now(), freeAt) + bytes / BYTES_PER_MS;
    return freeAt + ROUND_TRIP_MS / 2;
  };
}

function pass(from, to, laneOf) {
  /** In the order in which they came: timers of nearly the same time may change places. */
  const underWay = [];
  let waiting = 0;
  const arrive = () => {
    const piece = underWay.shift();
    if (piece === null) return to.end();
    waiting -= piece.length;
    if (to.writable) to.write(piece);
    if (from.isPaused() && waiting < MOST_WAITING_BYTES / 2) from.resume();
  };
  const send = (piece, bytes) => {
    underWay.push(piece);
    setTimeout(arrive, laneOf(bytes) - performance.now());
  };
  from.on('data', (data) => {
    for (let at = 0; at < data.length; at += PIECE_BYTES) {
      const piece = data.subarray(at, at + PIECE_BYTES);
      waiting += piece.length;
      send(piece, piece.length);
    }
    if (waiting > MOST_WAITING_BYTES) from.pause();
  });
  from.on('end', () => send(null, 0));
}
