import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { bodyOfRefusal } from './api/error-answer.ts';

/** No call needs more; longer bodies get 413. */
export const LONGEST_BODY_BYTES = 64 * 1024;
const KEEP_ALIVE_MS = 72_000;
/** A client that reads nothing of its response for this long is gone. Open streams send something more often. */
const SILENT_LIMIT_MS = 120_000;
/** Number of checks for late requests within the limit; by default Node checks every thirty seconds. */
const LOOKS_WITHIN_LIMIT = 30;

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};
const REASON: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  431: 'Request Header Fields Too Large',
};

interface Setting {
  /** Time after its first byte within which a request must have arrived completely. */
  readonly limitMs: number;
  /** Connections that may be open at once; further ones are closed unanswered. */
  readonly mostConnections: number;
  /** Time without anything sent or taken after which a connection is closed. */
  readonly silentMs?: number;
  /**
   * Called for input that did not become a request, with the status of the answer (null: not answered) and the reason.
   */
  readonly onRefused: (status: number | null, reason: string | undefined) => void;
}

/**
 * Creates the HTTP server below the application. It also answers input that does not become a request.
 */
export function createHttpServer(
  { limitMs, mostConnections, silentMs = SILENT_LIMIT_MS, onRefused }: Setting,
  handle: RequestListener,
): Server {
  const answers = new WeakMap<Socket, ServerResponse>();
  const take: RequestListener = (request, response) => {
    answers.set(request.socket, response);
    // While its request is still arriving, the response stays registered as the answer to it.
    response.once('close', () => request.complete && answers.delete(request.socket));
    handle(request, response);
  };
  const server = createServer(
    {
      requestTimeout: limitMs,
      headersTimeout: limitMs,
      connectionsCheckingInterval: limitMs / LOOKS_WITHIN_LIMIT,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // The application answers a missing host with its own message.
      requireHostHeader: false,
    },
    take,
  );
  server.setTimeout(silentMs);
  server.maxConnections = mostConnections;
  server.on('drop', () => onRefused(null, 'too many connections'));
  server.on('checkContinue', (request, response) => {
    // A client that announces too much is not asked to send it.
    if (!(Number(request.headers['content-length']) > LONGEST_BODY_BYTES)) response.writeContinue();
    take(request, response);
  });
  server.on('checkExpectation', take);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const isAnswered = answers.get(socket)?.headersSent === true;
    // Browsers open connections in advance; one that was never used needs no answer.
    if (isAnswered || !socket.writable || socket.bytesRead === 0) {
      socket.destroy();
      return;
    }
    const status = STATUS[error.code ?? ''] ?? 400;
    onRefused(status, error.code);
    socket.end(refusal(status));
  });
  return server;
}

function refusal(status: number): string {
  const body = JSON.stringify(bodyOfRefusal(status));
  return (
    `HTTP/1.1 ${status} ${REASON[status]}\r\nConnection: close\r\nDate: ${new Date().toUTCString()}\r\n` +
    'Content-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n' +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}
