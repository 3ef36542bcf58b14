import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { runDesk } from './desk.ts'
import { cloneDatabase } from './site.ts'

const farm = 'Balcones Tree Farm'
const header = 'Size,Common Name,Avail,Botanical Name,Unit Price,Height,Caliper\n'

/** A new database and a folder for lists, with helpers for the desk's import. */
export async function openStock() {
  const folder = mkdtempSync(join(tmpdir(), 'lists-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const { owner, ownerUrl } = await cloneDatabase()

  function write(name: string, content: string | Buffer): string {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }

  const importList = (path: string, ...rest: string[]) =>
    runDesk(ownerUrl, ['inventory', 'import', path, ...rest])

  async function stockOf(wholesaler: string) {
    const { rows } = await owner.query<{
      id: string
      plant_name: string
      size_description: string
      wholesale_price: number
      quantity_available: number | null
      gone: boolean
    }>(
      `select inventory.id, plant_name, size_description, wholesale_price::float, quantity_available, deleted_at is not null as gone
       from inventory join wholesalers on wholesalers.id = wholesaler_id where name = $1 order by inventory.id`,
      [wholesaler],
    )
    return rows
  }

  /** Imports a list of three rows for a new wholesaler. */
  async function newWholesaler(name: string) {
    const list = write(
      `${name}.csv`,
      `${header}#15,Lacey Oak,12,Quercus laceyi,$95.00,6-7 ft,1 1/2"\n5g,Texas Redbud,40,Cercis canadensis var. texensis,18.5,,\n65 gal,Cedar Elm,3,Ulmus crassifolia,"$1,250.00",13',3"\n`,
    )
    const result = await importList(list, '--wholesaler', name, '--new-wholesaler', '--yes')
    expect(result).toMatchObject({ code: 0, err: '' })
    return list
  }
  return { farm, folder, header, importList, newWholesaler, owner, ownerUrl, stockOf, write }
}
