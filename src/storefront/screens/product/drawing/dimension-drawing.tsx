import * as t from '#texts/product.ts';
import { personHead, personOutline } from './person.ts';
import { scaleDrawing, type ScaleDrawing } from './scale-drawing.ts';
import type { Shape } from './shape-of.server.ts';
import { drawings } from './shapes.ts';

/** The piece drawn to scale beside a person of 1.75 m. Sizes are attributes: the policy allows no style. */
export function DimensionDrawing({
  dimensions,
  shape,
}: {
  readonly dimensions: Parameters<typeof scaleDrawing>[0];
  readonly shape: Shape;
}) {
  const drawing = scaleDrawing(dimensions, shape);
  if (drawing === null) return null;
  const { front, side, scale, floor, isRound } = drawing;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height.toFixed(1)}`}
        role="img"
        aria-label={t.drawingAlt(dimensions)}
        className="w-full max-w-[34rem]"
        fontSize="14"
        textAnchor="middle"
      >
        <path d={`M0 ${floor.toFixed(1)}H${drawing.width}`} className="stroke-line-strong" strokeWidth="1" />
        <Person drawing={drawing} />
        {shape === 'pendant-lamp' && <Cords drawing={drawing} />}
        <Piece view={front} scale={scale} draw={drawings[shape].front} />
        {side !== null && <Piece view={side} scale={scale} draw={drawings[shape].side} />}
        <Across view={front} floor={floor} text={(isRound ? t.diameterShort : t.widthShort)(front.widthMm)} />
        {side !== null && <Across view={side} floor={floor} text={t.depthShort(side.widthMm)} />}
        <Upwards view={front} />
      </svg>
      <figcaption className="mt-2 text-[0.9375rem] text-ink-soft">{t.drawingCaption}</figcaption>
    </figure>
  );
}

type View = ScaleDrawing['front'];

function Piece({
  view,
  scale,
  draw,
}: {
  readonly view: View;
  readonly scale: number;
  readonly draw: (widthMm: number, heightMm: number) => readonly string[];
}) {
  return (
    <g
      transform={`translate(${view.x.toFixed(2)} ${view.y.toFixed(2)}) scale(${scale.toFixed(5)})`}
      className="fill-paper stroke-ink"
      strokeWidth="1.4"
      strokeLinejoin="round"
    >
      {draw(view.widthMm, view.heightMm).map((d) => (
        <path key={d} d={d} vectorEffect="non-scaling-stroke" />
      ))}
    </g>
  );
}

/** The cord of a pendant lamp. */
function Cords({ drawing: { front, side } }: { readonly drawing: ScaleDrawing }) {
  const cord = (view: View): string => `M${(view.x + view.width / 2).toFixed(1)} 0V${view.y.toFixed(1)}`;
  return <path d={cord(front) + (side === null ? '' : cord(side))} className="stroke-ink" strokeWidth="1" />;
}

function Person({ drawing: { person, scale, floor } }: { readonly drawing: ScaleDrawing }) {
  return (
    <>
      <g
        transform={`translate(${person.x.toFixed(2)} ${person.y.toFixed(2)}) scale(${scale.toFixed(5)})`}
        className="fill-line"
      >
        <path d={personOutline()} />
        <ellipse cx={personHead.x} cy={personHead.y} rx={personHead.radiusX} ry={personHead.radiusY} />
      </g>
      <text x={person.x + personHead.x * scale} y={floor + 22} className="fill-ink-soft">
        {t.personHeight}
      </text>
    </>
  );
}

/** A dimension below a view. */
function Across({
  view,
  floor,
  text,
}: {
  readonly view: View;
  readonly floor: number;
  readonly text: string;
}) {
  return (
    <>
      <path
        d={`M${view.x.toFixed(1)} ${floor + 4}v6m0 -3h${view.width.toFixed(1)}m0 -3v6`}
        className="fill-none stroke-ink-soft"
      />
      <text x={view.x + view.width / 2} y={floor + 26} className="fill-ink">
        {text}
      </text>
    </>
  );
}

/** The height, left of the front view. */
function Upwards({ view }: { readonly view: View }) {
  const x = view.x - 9;
  const middle = view.y + view.height / 2;
  return (
    <>
      <path
        d={`M${x - 3} ${view.y.toFixed(1)}h6m-3 0v${view.height.toFixed(1)}m-3 0h6`}
        className="fill-none stroke-ink-soft"
      />
      <text x={x - 8} y={middle} transform={`rotate(-90 ${x - 8} ${middle.toFixed(1)})`} className="fill-ink">
        {t.heightShort(view.heightMm)}
      </text>
    </>
  );
}
