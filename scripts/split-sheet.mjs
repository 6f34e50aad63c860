import postcss from 'postcss';

/** Layers whose rules may stand in either part. In the others order counts too much: they stay whole, in front. */
const PARTED = ['parts', 'components', 'pages'];
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
/** What a pseudo-class with brackets names may be another way to be meant, or a way not to be: it is not asked for. */
const IN_BRACKETS = /\([^()]*\)/;

/**
 * Parts a sheet: in front what may touch a first screen, behind what needs a class that no first screen shows, and
 * what is for paper. Where a rule in front names a class that no first screen shows beside one that it does, the rules
 * of that class stay in front too: behind, they would outdo it, whatever their order was.
 *
 * @param {string} sheet text of the sheet
 * @param {ReadonlySet<string>} shown the classes of all first screens
 * @returns {{ front: string, behind: string }} each may be empty
 */
export function splitSheet(sheet, shown) {
  const inFront = withNeighbours(sheet, shown);
  const belongsInFront = (rule) => !isParted(rule) || touches(rule, inFront);
  return {
    front: partOf(sheet, (node) => node.type !== 'rule' || belongsInFront(node), false),
    behind: partOf(sheet, (node) => node.type === 'rule' && !belongsInFront(node), true),
  };
}

/** The sheet's nodes that are wanted, with the blocks around them; what is for paper is taken or left whole. */
function partOf(sheet, isWanted, takesPrint) {
  const root = postcss.parse(sheet);
  const keep = (container) => {
    for (const node of [...container.nodes]) {
      if (isForPaper(node)) {
        if (!takesPrint) node.remove();
      } else if (isBlock(node)) {
        keep(node);
        if (node.nodes.length === 0) node.remove();
      } else if (!isWanted(node)) node.remove();
    }
  };
  keep(root);
  return root.toString().trim();
}

const isForPaper = ({ type, name, params }) =>
  type === 'atrule' && (name === 'page' || (name === 'media' && params === 'print'));

/** A block around rules; keyframes and letters are no rules of elements. */
const isBlock = ({ type, name, nodes }) =>
  type === 'atrule' && nodes !== undefined && ['layer', 'media', 'supports', 'container'].includes(name);

function layersOf(node) {
  const layers = [];
  for (let one = node.parent; one; one = one.parent) if (one.name === 'layer') layers.push(one.params);
  return layers;
}

const isParted = (rule) => layersOf(rule).some((layer) => PARTED.includes(layer));

const touches = (rule, classes) => rule.selectors.some((selector) => mayTouch(selector, classes));

/** The classes, with those that rules of theirs name too. */
function withNeighbours(sheet, shown) {
  const all = new Set(shown);
  const rules = [];
  postcss.parse(sheet).walkRules((rule) => void (isParted(rule) && rules.push(rule)));
  for (let before = -1; before < all.size; ) {
    before = all.size;
    for (const rule of rules)
      if (touches(rule, all)) for (const [, name] of rule.selector.matchAll(CLASS)) all.add(name);
  }
  return all;
}

function mayTouch(selector, shown) {
  let bare = selector;
  while (IN_BRACKETS.test(bare)) bare = bare.replace(IN_BRACKETS, '');
  return [...bare.matchAll(CLASS)].every(([, name]) => shown.has(name));
}
