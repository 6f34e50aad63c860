/** All Japanese texts by file, but for those in `ja/on-demand/`. */
export default import.meta.glob('./ja/*.json', { eager: true, import: 'default' });
