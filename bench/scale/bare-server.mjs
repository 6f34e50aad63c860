import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

/*
 * The least that a server of this kind can do, to compare with: one answer from memory with its tag, one that has read a
 * message, and files. ANSWER is a file with the answer, SITE_DIR a folder of files.
 */
const answer = readFileSync(process.env.ANSWER ?? '');
const tag = `"${createHash('sha1').update(answer).digest('base64url')}"`;

const app = Fastify();
app.get('/api/GameSchedule', (request, reply) => {
  reply.header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(answer);
});
app.post('/api/cum', () => ({ status: 1, message: 'Received.' }));
await app.register(fastifyStatic, { root: process.env.SITE_DIR ?? '', preCompressed: true });
console.log(`listening on ${await app.listen({ port: Number(process.env.PORT), host: process.env.HOST })}`);
