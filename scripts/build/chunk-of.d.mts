import type { ChunkingContext } from 'rolldown';

export function chunkOf(id: string, build: ChunkingContext): string | null;
