/** All Arabic texts by file, but for those in `ar/on-demand/`. */
export default import.meta.glob('./ar/*.json', { eager: true, import: 'default' });
