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
export const Plus = (props: IconProps) => <Icon {...props} path="M5 12h14M12 5v14" />;
export const Minus = (props: IconProps) => <Icon {...props} path="M5 12h14" />;
export const Bag = (props: IconProps) => (
  <Icon {...props} path="M5 8h14l1 13H4L5 8zM9 11V6a3 3 0 0 1 6 0v5" />
);
export const Heart = (props: IconProps) => (
  <Icon {...props} path="M12 20.5C6 16 3 12.8 3 9a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.8-3 7-9 11.5z" />
);
