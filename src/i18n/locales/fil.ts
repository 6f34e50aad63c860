/** All Filipino texts by file, but for those in `fil/on-demand/`. */
export default import.meta.glob('./fil/*.json', { eager: true, import: 'default' });
