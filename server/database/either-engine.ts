import { type OperationNode, type RawBuilder, RawNode, sql } from 'kysely';

/** What PostgreSQL is told, by the node that stands for it. */
const wordsForPostgres = new WeakMap<OperationNode, OperationNode>();

interface Words<Value> {
  readonly embedded: RawBuilder<Value>;
  readonly postgres: RawBuilder<Value>;
}

/** A statement or a part of one that the two engines have different words for. There are few. */
export function eitherEngine<Value>({ embedded, postgres }: Words<Value>): RawBuilder<Value> {
  const node = RawNode.createWithChild(embedded.toOperationNode());
  wordsForPostgres.set(node, postgres.toOperationNode());
  return sql<Value>`${{ toOperationNode: () => node }}`;
}

/** What PostgreSQL is told in the place of this part; undefined if both are told the same. */
export const postgresWords = (node: OperationNode): OperationNode | undefined => wordsForPostgres.get(node);
