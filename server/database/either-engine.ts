import { type OperationNode, type RawBuilder, RawNode, sql } from 'kysely';

/** The SQL for PostgreSQL, by the node that stands for it. */
const wordsForPostgres = new WeakMap<OperationNode, OperationNode>();

interface Words<Value> {
  readonly embedded: RawBuilder<Value>;
  readonly postgres: RawBuilder<Value>;
}

/** A statement, or part of one, that the two engines write differently. There are few. */
export function eitherEngine<Value>({ embedded, postgres }: Words<Value>): RawBuilder<Value> {
  const node = RawNode.createWithChild(embedded.toOperationNode());
  wordsForPostgres.set(node, postgres.toOperationNode());
  return sql<Value>`${{ toOperationNode: () => node }}`;
}

/** The SQL for PostgreSQL in place of this part; undefined if both engines get the same. */
export const postgresWords = (node: OperationNode): OperationNode | undefined => wordsForPostgres.get(node);
