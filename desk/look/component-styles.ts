import type { ThemeOptions } from '@mui/material/styles';

const NO_RIPPLE = { disableRipple: true, disableTouchRipple: true } as const;
const DOUBLE_RULE = 'inset 0 0 0 3px var(--btn), inset 0 0 0 4px var(--btn-line)';
const FOCUS = {
  outline: '3px solid var(--focus-in)',
  outlineOffset: '2px',
  boxShadow: '0 0 0 2px var(--focus-out)',
} as const;

/** What the library's components look like here: straight bands, labels above their fields, rules instead of boxes. */
export const componentStyles: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: NO_RIPPLE,
    styleOverrides: { root: { '&:focus-visible': FOCUS } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined' },
    styleOverrides: {
      root: {
        minHeight: 'var(--tap)',
        padding: '0.5rem 1.25rem',
        lineHeight: 1.25,
        transition: 'none',
        '&.Mui-disabled': { opacity: 0.55 },
      },
      contained: {
        background: 'var(--btn)',
        color: 'var(--on-btn)',
        '&:not(.MuiButton-containedError)': { boxShadow: DOUBLE_RULE },
        '&:hover': { background: 'var(--btn-hover)' },
        '&.Mui-disabled': { background: 'var(--btn)', color: 'var(--on-btn)' },
        '&:focus-visible': { outline: FOCUS.outline, outlineOffset: '3px' },
      },
      outlined: {
        borderColor: 'var(--field-line)',
        color: 'var(--ink)',
        '&:hover': { borderColor: 'var(--ink)', background: 'var(--sunken)' },
        '&.Mui-disabled': { color: 'var(--ink-2)' },
      },
      text: {
        color: 'var(--link)',
        paddingInline: 0,
        textDecoration: 'underline',
        textUnderlineOffset: '0.22em',
        textDecorationThickness: '1px',
        '&:hover': { background: 'transparent', textDecorationThickness: '2px' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { width: 'var(--tap)', height: 'var(--tap)', borderRadius: '50%', color: 'inherit' },
    },
  },
  MuiTextField: { defaultProps: { fullWidth: true, variant: 'outlined' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
        color: 'var(--ink)',
        fontSize: '0.9375rem',
        fontWeight: 600,
        marginBlockEnd: '0.375rem',
        '&.Mui-focused': { color: 'var(--ink)' },
        '&.Mui-error': { color: 'var(--bad)' },
      },
      asterisk: { color: 'var(--bad)' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        background: 'var(--raised)',
        '& .MuiOutlinedInput-notchedOutline': {
          top: 0,
          borderColor: 'var(--field-line)',
          borderBlockEndWidth: '3px',
        },
        '& legend': { display: 'none' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--ink)',
          borderWidth: '2px',
          borderBlockEndWidth: '3px',
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--bad)' },
      },
      input: { padding: '0.625rem 0.75rem', height: '1.5rem', lineHeight: 1.5 },
      multiline: { padding: 0, '& textarea': { height: 'auto', padding: '0.625rem 0.75rem' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginInline: 0,
        fontSize: '0.875rem',
        color: 'var(--ink-2)',
        '&.Mui-error': { color: 'var(--bad)' },
      },
    },
  },
  // What has the focus is an invisible field within: the mark stands around what is drawn.
  MuiCheckbox: {
    defaultProps: { color: 'primary' },
    styleOverrides: { root: { '&.Mui-focusVisible': FOCUS } },
  },
  MuiRadio: { styleOverrides: { root: { '&.Mui-focusVisible': FOCUS } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        background: 'var(--page)',
        borderBlockStart: '4px solid var(--line-strong)',
        boxShadow: 'var(--shadow-pop)',
        margin: '1rem',
        width: 'calc(100% - 2rem)',
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '1.25rem 1.5rem 0.5rem', fontSize: '1.5rem' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '0.5rem 1.5rem 1rem' } } },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '0.75rem 1.5rem 1.25rem', gap: '0.5rem', flexWrap: 'wrap' } },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--scrim)' } } },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: { boxShadow: 'var(--shadow-pop)', border: '1px solid var(--line)' },
      inputRoot: { padding: '0 2.5rem 0 0' },
      input: { padding: '0.625rem 0.75rem !important' },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        background: 'var(--toast-field)',
        color: 'var(--white-ground)',
        borderInlineStart: '4px solid var(--clay)',
        fontSize: '1rem',
      },
      action: { '& .MuiButton-root': { color: '#f28c5a' } },
    },
  },
};
