/** All Spanish texts by file, but for those in `es/on-demand/`. */
export default import.meta.glob('./es/*.json', { eager: true, import: 'default' });
