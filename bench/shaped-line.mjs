import { connect, createServer } from 'node:net';

const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 1_600_000 / 8 / 1_000;
/** About the size of a packet: larger pieces would arrive in jumps. */
const PIECE_BYTES = 1_400;
/** The most that is in transit; a sender waits beyond that. */
const MOST_WAITING_BYTES = 128 * 1_024;

/**
 * A slow connection below TLS, shared by a page and its worker: all sockets together get 1.6 Mbit/s in each direction,
 * with a round trip of 150 ms.
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
    // The TCP handshake itself is not delayed; its round trip is added before the first byte.
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

/**
 * One direction of the connection. Returns the arrival time of so many bytes, in the milliseconds of
 * `performance.now()`.
 */
function createLane() {
  let freeAt = 0;
  return (bytes) => {
    freeAt = Math.max(performance.now(), freeAt) + bytes / BYTES_PER_MS;
    return freeAt + ROUND_TRIP_MS / 2;
  };
}

function pass(from, to, laneOf) {
  /** A queue keeps the order: timers of nearly the same time may fire out of order. */
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
