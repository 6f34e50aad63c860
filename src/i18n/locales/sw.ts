/** All Swahili texts by file, but for those in `sw/on-demand/`. */
export default import.meta.glob('./sw/*.json', { eager: true, import: 'default' });
