/** All Chinese texts by file, but for those in `zh/on-demand/`. */
export default import.meta.glob('./zh/*.json', { eager: true, import: 'default' });
