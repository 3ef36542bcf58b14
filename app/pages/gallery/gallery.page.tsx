import { ShieldCheck, Star, TriangleAlert } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ClosedGate, EmptyBed, EmptyHole } from '#app/components/plants/drawings.tsx'
import { pageMeta } from '#app/seo.ts'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox, Toggle } from '#ui/checkbox.tsx'
import { Chip } from '#ui/chip.tsx'
import { Dialog, DialogBody, Drawer, Sheet } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Pager } from '#ui/pager.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import type { Range } from '#ui/two-thumbs.tsx'
import { RangeSlider } from '#ui/range-slider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { toast } from '#ui/toaster.tsx'
import type { Route } from './+types/gallery.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Gallery | Hill Country Tree Company',
    description: 'Every UI component in every state.',
    path: '/gallery',
    noindex: true,
  })

/** All UI components in all states, for the accessibility and screenshot tests. */
export default function GalleryPage() {
  return (
    <div className="wrap py-14">
      <Breadcrumbs steps={[{ label: 'Home', to: '/' }, { label: 'Gallery' }]} />
      <h1 className="mt-2">Components and states</h1>
      <div className="mt-10 grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        <Buttons />
        <BadgesAndChips />
        <Cards />
        <Fields />
        <Choices />
        <Overlays />
        <Toasts />
        <Progress />
        <Sample title="Empty">
          <StatePanel
            drawing={<EmptyBed />}
            title="No plants found"
            action={<Button>Clear All Filters</Button>}
          >
            Try a shorter word, or loosen a filter.
          </StatePanel>
        </Sample>
        <Drawings />
        <Pagers />
      </div>
    </div>
  )
}

function Sample({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={wide ? 'min-w-0 md:col-span-2 lg:col-span-3' : 'min-w-0'}>
      <h2 className="border-t border-ink pt-3 pb-4 text-h4">{title}</h2>
      <div className="grid gap-4">{children}</div>
    </section>
  )
}

function Buttons() {
  return (
    <Sample title="Buttons">
      <div className="flex flex-wrap gap-3">
        <Button look="action">Request this quote</Button>
        <Button look="action" disabled>
          Processing
        </Button>
        <Button>Instant Quote</Button>
        <Button look="line">Browse Trees</Button>
        <Button look="quiet" size="small">
          Cancel
        </Button>
      </div>
    </Sample>
  )
}

function BadgesAndChips() {
  return (
    <Sample title="Badges and chips">
      <div className="flex flex-wrap gap-2">
        <Badge>
          <Star aria-hidden /> Best Seller
        </Badge>
        <Badge variant="secondary">
          <ShieldCheck aria-hidden /> Deer Resistant
        </Badge>
        <Badge variant="destructive">
          <TriangleAlert aria-hidden /> Toxic to pets
        </Badge>
        <Badge variant="outline">Not assessed</Badge>
      </div>
      <div className="flex flex-wrap gap-2">
        <Chip label="Low water" to="?" />
        <Chip label="Texas native" to="?" />
      </div>
    </Sample>
  )
}

function Cards() {
  return (
    <Sample title="Card: default, loading">
      <div className="grid grid-cols-2 gap-4">
        <Card lifts className="p-4">
          <p className="font-display text-h4 font-medium">Texas Mountain Laurel</p>
          <p className="sci text-small text-ink-soft">Dermatophyllum secundiflorum</p>
        </Card>
        <Card className="grid gap-2 p-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </Card>
      </div>
    </Sample>
  )
}

function Fields() {
  return (
    <Sample title="Fields">
      <TextField label="First name" defaultValue="Elena" autoComplete="off" />
      <TextField
        label="Phone"
        defaultValue="(830) 555-017"
        error="Phone must be 10 digits"
        autoComplete="off"
      />
      <TextField label="Project address" hint="Where the trees will go." autoComplete="off" />
      <TextArea label="Message" rows={3} />
    </Sample>
  )
}

const heights = ['0 ft', '3 ft', '6 ft', '12 ft', '20 ft', '32+ ft']

function Choices() {
  const [range, setRange] = useState<Range>([1, 4])
  return (
    <Sample title="Choices">
      <div>
        <Checkbox label="Tree" count={18} defaultChecked />
        <Checkbox label="Shrub" count={17} />
        <Toggle label="Texas Native Only" count={42} defaultChecked />
        <Toggle label="Pet Safe Only" count={7} />
      </div>
      <RangeSlider
        legend="Mature height"
        steps={heights}
        value={range}
        onChange={setRange}
        names={['height-from', 'height-to']}
      />
    </Sample>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'sheet'>()
  const close = () => setOpen(undefined)
  return (
    <Sample title="Overlays">
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button look="quiet" onClick={() => setOpen('drawer')}>
          Open drawer
        </Button>
        <Button look="quiet" onClick={() => setOpen('sheet')}>
          Open sheet
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Texas Redbud"
        foot={<Button className="w-full">Add to quote</Button>}
      >
        30 gal, 10 ft tall, 1¾ in caliper
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Your quote" aside="9 plants">
        <DialogBody
          foot={
            <Button look="action" className="w-full">
              Request this quote
            </Button>
          }
        >
          What you chose shows up here.
        </DialogBody>
      </Drawer>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Filters"
        aside="4 applied"
        foot={
          <Button look="action" className="w-full">
            Show 42 plants
          </Button>
        }
      >
        <Checkbox label="Tree" count={18} />
      </Sheet>
    </Sample>
  )
}

function Toasts() {
  return (
    <Sample title="Toasts, top right">
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => toast.success('Quote submitted successfully!')}>
          Success
        </Button>
        <Button look="quiet" onClick={() => toast.error('Could not calculate delivery fee')}>
          Error
        </Button>
        <Button look="quiet" onClick={() => toast.loading('Sending your quote')}>
          Loading
        </Button>
        <Button look="quiet" onClick={() => toast('Added, 6 in your quote')}>
          Plain
        </Button>
      </div>
    </Sample>
  )
}

function Progress() {
  return (
    <Sample title="Progress">
      <ProgressBar label="Minimum order, short" value={916} of={1500} valueText="$916 of $1,500" />
      <ProgressBar label="Minimum order, met" value={1600} of={1500} valueText="Minimum order met" />
      <ProgressBar label="Minimum order, empty" value={0} of={1500} valueText="$0 of $1,500" />
    </Sample>
  )
}

function Drawings() {
  return (
    <Sample title="Drawings">
      <EmptyHole className="w-full" />
      <ClosedGate className="w-full" />
    </Sample>
  )
}

function Pagers() {
  const [params] = useSearchParams()
  const page = Number(params.get('page') ?? 5)
  return (
    <Sample title="Pager: first, middle, last" wide>
      {[1, page, 10].map((current, index) => (
        <Pager
          key={['first', 'middle', 'last'][index]}
          label={`Pages, ${['first', 'middle', 'last'][index]}`}
          page={current}
          pageCount={10}
          hrefFor={(to) => `?page=${to}`}
        />
      ))}
    </Sample>
  )
}
