/** All Nepali texts by file, but for those in `ne/on-demand/`. */
export default import.meta.glob('./ne/*.json', { eager: true, import: 'default' });
