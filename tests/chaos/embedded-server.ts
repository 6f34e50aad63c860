import { onTestFinished } from 'vitest';
import { openEmbedded } from '../../server/database/open-embedded.ts';
import { Readers } from './readers.ts';
import { Server } from './server.ts';
import { smallDisk } from './small-disk.ts';

const DISK_MB = 64;

/**
 * Starts one server for a single test whose embedded database is on a disk that can be filled; null where there can be no
 * such disk.
 */
export async function embeddedServer() {
  const server = await Server.start('the server');
  await server.stop();
  const { dataDir } = server.site;
  const disk = smallDisk(dataDir, DISK_MB);
  if (disk === null) return null;
  onTestFinished(() => disk.remove());
  await server.startAgain();
  const db = await openEmbedded(dataDir);
  onTestFinished(() => db.destroy());
  return { db, servers: [server], lines: [], readers: new Readers([server]), cluster: null, disk };
}
