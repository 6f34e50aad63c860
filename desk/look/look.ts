import '../../src/styles/layers.css';
import '../../src/styles/fonts.css';
import '../../src/styles/tokens.css';
import '../../src/styles/tokens-dark.css';
import '../../src/styles/reset.css';
import '../../src/styles/base.css';
import '../../src/styles/ornaments.css';
import './base.css';
