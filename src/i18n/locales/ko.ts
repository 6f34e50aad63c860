/** All Korean texts by file, but for those in `ko/on-demand/`. */
export default import.meta.glob('./ko/*.json', { eager: true, import: 'default' });
