/** All Amharic texts by file, but for those in `am/on-demand/`. */
export default import.meta.glob('./am/*.json', { eager: true, import: 'default' });
