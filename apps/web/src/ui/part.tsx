import { Component, Suspense, type ReactNode } from "react";
import { shellWords } from "../words/shell.ts";
import { LoadFailed } from "./load-failed.tsx";

const PartFailed = () => (
  <LoadFailed
    title={
      <div className="dock-head">
        <i className="dot" />
        <h3>{shellWords.failed.part}</h3>
      </div>
    }
    acts="dock-acts"
  />
);

interface PartProps {
  /** What stands in the place of the part: with null until it comes, else with what says that it did not. */
  place: (failed: ReactNode) => ReactNode;
  children: ReactNode;
}

/** A part of the page that is fetched by itself. Where it cannot be, the rest of the page stays. */
export class Part extends Component<PartProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { place, children } = this.props;
    return this.state.failed ? place(<PartFailed />) : <Suspense fallback={place(null)}>{children}</Suspense>;
  }
}

/** For a place that is there without the part. */
export const itself = (failed: ReactNode): ReactNode => failed;

const nothing = (): null => null;

/** What the page can do without. */
export const Optional = ({ children }: { children: ReactNode }) => <Part place={nothing}>{children}</Part>;
