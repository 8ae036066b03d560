import { PairsSection } from './pairs-section';
import { PartnerSection } from './partner-section';
import { PatientSection } from './patient-section';
import { QueueSection } from './queue-section';
import { VisitSection } from './visit-section';

/** Every field of the update body: the card first, because that is what the desk changes most. */
export function EditorSections() {
  return (
    // What gets the focus stays clear of the card that sticks above it.
    <div className="[&_:is(input,button,[tabindex])]:scroll-mt-[40vh]">
      <PairsSection />
      <VisitSection />
      <PatientSection />
      <QueueSection />
      <PartnerSection />
    </div>
  );
}
