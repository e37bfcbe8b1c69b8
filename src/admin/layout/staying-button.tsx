import type { ComponentProps } from 'react';

/**
 * What buttons of the office are, by the theme. MUI disables a button while it works or at the end of its way; a
 * browser then takes the focus from it, and people at a keyboard start again at the top of the page (WCAG 2.2, 2.4.3).
 * This one reads as disabled instead and stays where it is; that it does nothing is MUI's part.
 */
function StayingButton({
  disabled = false,
  tabIndex,
  ...rest
}: ComponentProps<'button'> & { readonly href?: string }) {
  // A button with an address is a link.
  if (rest.href !== undefined) return <a {...(rest as ComponentProps<'a'>)} tabIndex={tabIndex} />;
  return (
    <button
      {...rest}
      aria-disabled={disabled ? true : rest['aria-disabled']}
      tabIndex={disabled ? 0 : tabIndex}
    />
  );
}

/** For the theme: it is a native button, which MUI asks of any component that is not just a name. */
export const stayingButton = { component: StayingButton, internalNativeButton: true };
