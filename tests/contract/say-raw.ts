import { connect, type Socket } from 'node:net';

/**
 * Sends raw bytes that no client would send, and returns the answer until the server hangs up or has been silent for a
 * second.
 */
export function sayRaw(url: string, ...words: readonly string[]): Promise<string> {
  const { socket, answer } = open(url);
  socket.setTimeout(1_000, () => socket.destroy());
  for (const part of words) socket.write(part, 'latin1');
  return answer;
}

/** Sends the beginning of a request, then one byte after another until the server closes the connection. */
export async function sayDripping(url: string, beginning: string): Promise<string> {
  const { socket, answer } = open(url);
  socket.write(beginning, 'latin1');
  const drip = setInterval(() => socket.writable && socket.write('1'), 50);
  const heard = await answer;
  clearInterval(drip);
  return heard;
}

function open(url: string): { socket: Socket; answer: Promise<string> } {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let heard = '';
  socket.setEncoding('latin1').on('data', (text) => {
    heard += text;
  });
  // A client that keeps sending after a refusal may be cut off.
  socket.on('error', () => undefined);
  return { socket, answer: new Promise((resolve) => socket.on('close', () => resolve(heard))) };
}

/** Status and JSON body of the last answer in it. */
export function readRaw(heard: string): { status: number; head: string; body: unknown } {
  const last = heard.slice(heard.lastIndexOf('HTTP/1.1 '));
  const [head = '', text = ''] = last.split('\r\n\r\n');
  return { status: Number(last.slice(9, 12)), head: head.toLowerCase(), body: text && JSON.parse(text) };
}
