/** Line drawings of 24 by 24, in the colour of the text. Decoration only: the label is beside them. */

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
export const Star = (props: IconProps) => (
  <Icon {...props} path="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z" />
);
export const Pause = (props: IconProps) => <Icon {...props} path="M8.5 5v14M15.5 5v14" />;
export const Play = (props: IconProps) => <Icon {...props} path="M7 5l12 7-12 7z" />;
export const Glass = (props: IconProps) => (
  <Icon {...props} path="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21" />
);
export const Person = (props: IconProps) => (
  <Icon {...props} path="M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c.6-4.2 3.8-6.5 8-6.5s7.4 2.3 8 6.5" />
);
export const Bubble = (props: IconProps) => (
  <Icon {...props} path="M4 20l1.3-4A8 8 0 1 1 8.5 19L4 20zM8.5 10.5h7M8.5 13.5h4.5" />
);
export const Card = (props: IconProps) => <Icon {...props} path="M3 6h18v12H3zM3 10h18M6.5 15h4" />;
export const Truck = (props: IconProps) => (
  <Icon
    {...props}
    path="M2.5 6h11v10h-11zM13.5 9.5h4l3.5 3.5v3h-7.5M7 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM17 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z"
  />
);
export const Globe = (props: IconProps) => (
  <Icon
    {...props}
    path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"
  />
);
export const Instalments = (props: IconProps) => (
  <Icon {...props} path="M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M8 14h2M14 14h2M8 17h2" />
);
export const Sliders = (props: IconProps) => (
  <Icon {...props} path="M3 7h9M18 7h3M15 4v6M3 17h3M12 17h9M9 14v6" />
);
