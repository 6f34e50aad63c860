/** All Malay texts by file, but for those in `ms/on-demand/`. */
export default import.meta.glob('./ms/*.json', { eager: true, import: 'default' });
