/** Line drawings of 24 by 24, in the colour of the text. Decoration only: the label stands beside them. */

interface IconProps {
  readonly className?: string;
}

function Icon({ path, className = 'size-6' }: IconProps & { readonly path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export const Chevron = (props: IconProps) => <Icon {...props} path="M6 9l6 6 6-6" />;
export const Arrow = (props: IconProps) => <Icon {...props} path="M5 12h14M13 6l6 6-6 6" />;
export const Lines = (props: IconProps) => <Icon {...props} path="M3 7h18M3 12h18M3 17h18" />;
export const Cross = (props: IconProps) => <Icon {...props} path="M6 6l12 12M18 6L6 18" />;
