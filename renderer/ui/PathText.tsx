interface PathTextProps {
  readonly path: string;
}

/** So many characters of a path's end always show: the folder's own name is there. */
const END = 16;

/** A path in one line, cut in its middle where it is too long. */
export function PathText({ path }: PathTextProps) {
  const cut = Math.max(0, path.length - END);
  return (
    <span className="flex min-w-0 font-mono text-m" title={path}>
      <span className="captured-line min-w-0">{path.slice(0, cut)}</span>
      <span className="captured-line shrink-0">{path.slice(cut)}</span>
    </span>
  );
}
