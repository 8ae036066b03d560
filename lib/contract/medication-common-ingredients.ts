// Ingredients that people ask for by name. With them a typed line can tell an ingredient from a brand without asking
// the catalogue. It need not be complete: what is missing is read as a brand, and a brand is searched among
// ingredients too.
import { ONE_ERROR, spellingCost } from './medication-spelling';
import { ingredientKey, knownSynonymKeys } from './medication-synonyms';

const COMMON = `
abacavir acarbose acebrophylline aceclofenac acenocoumarol acetazolamide aciclovir adalimumab adapalene albendazole
albumin alendronate alfuzosin allopurinol alprazolam amantadine ambroxol amikacin amiloride aminophylline amiodarone
amisulpride amitriptyline amlodipine amoxicillin amphotericin ampicillin anastrozole apixaban apremilast
aripiprazole artemether artesunate aspirin atazanavir atenolol atomoxetine atorvastatin atracurium atropine
azathioprine azelastine azilsartan azithromycin aztreonam bacitracin baclofen beclometasone bedaquiline benazepril
benfotiamine betahistine betamethasone bevacizumab bezafibrate bicalutamide bilastine bisacodyl bisoprolol bleomycin
bortezomib brimonidine brinzolamide bromhexine bromocriptine budesonide bupivacaine buprenorphine bupropion buspirone
butorphanol cabergoline caffeine calamine calcitriol canagliflozin candesartan capecitabine captopril carbamazepine
carbidopa carbimazole carboplatin carboprost carvedilol caspofungin cefaclor cefadroxil cefalexin cefazolin cefdinir
cefepime cefixime cefoperazone cefotaxime cefpirome cefpodoxime cefprozil ceftazidime ceftriaxone cefuroxime celecoxib
cetirizine chlorambucil chloramphenicol chlordiazepoxide chlorhexidine chloroquine chlorphenamine chlorpromazine
chlortalidone chlorzoxazone chondroitin ciclopirox ciclosporin cilastatin cilnidipine cilostazol cinacalcet cinnarizine
ciprofloxacin cisplatin citalopram citicoline clarithromycin clavulanate clindamycin clobazam clobetasol clomifene
clomipramine clonazepam clonidine clopidogrel clotrimazole cloxacillin clozapine codeine colchicine colecalciferol
colistin cyanocobalamin cyclobenzaprine cyclophosphamide cyproheptadine cytarabine dabigatran daclatasvir
dapagliflozin dapoxetine dapsone darifenacin darunavir deferasirox deferiprone deflazacort desloratadine desmopressin
desogestrel desvenlafaxine dexamethasone dexketoprofen dexmedetomidine dextromethorphan dextrose diacerein diazepam
diclofenac dicycloverine diethylcarbamazine digoxin diltiazem dimenhydrinate dinoprostone diosmin diphenhydramine
dipyridamole disulfiram dobutamine docetaxel dolutegravir domperidone donepezil dopamine dorzolamide dothiepin doxazosin
doxepin doxofylline doxorubicin doxycycline doxylamine drospirenone drotaverine duloxetine dutasteride dydrogesterone
ebastine econazole efavirenz eletriptan empagliflozin emtricitabine enalapril enoxaparin entacapone entecavir
eperisone eplerenone epoetin ergometrine ertapenem erythromycin escitalopram esomeprazole estradiol eszopiclone
etamsylate ethambutol ethinylestradiol etodolac etoposide etoricoxib everolimus exemestane ezetimibe famciclovir
famotidine faropenem febuxostat felodipine fenofibrate fentanyl fexofenadine filgrastim finasteride flavoxate
flecainide fluconazole fludrocortisone flunarizine fluocinolone fluorouracil fluoxetine flupentixol fluticasone
fluvoxamine folate formoterol fosfomycin furosemide fusidate gabapentin ganciclovir gefitinib gemcitabine
gemfibrozil gentamicin glargine glibenclamide gliclazide glimepiride glipizide glucosamine glycopyrrolate
granisetron griseofulvin guaifenesin haloperidol heparin hydralazine hydrochlorothiazide hydrocortisone
hydroquinone hydroxychloroquine hydroxyurea hydroxyzine hyoscine ibandronate ibuprofen imatinib imipenem imipramine
indapamide indometacin insulin ipratropium irbesartan irinotecan isoniazid isotretinoin ispaghula itopride itraconazole
ivabradine ivermectin ketamine ketoconazole ketoprofen ketorolac labetalol lacosamide lactulose lamivudine lamotrigine
lansoprazole latanoprost leflunomide letrozole leucovorin leuprolide levetiracetam levocarnitine levocetirizine
levodopa levofloxacin levonorgestrel levosalbutamol levosulpiride levothyroxine lidocaine linagliptin linezolid
liraglutide lisinopril lithium loperamide lopinavir loratadine lorazepam lornoxicam losartan loteprednol lubiprostone
luliconazole lurasidone lycopene magnesium mannitol mebendazole mebeverine meclizine medroxyprogesterone mefenamic
mefloquine meloxicam melphalan memantine meropenem mesalazine metadoxine metformin methimazole methocarbamol
methotrexate methylcobalamin methyldopa methylergometrine methylphenidate methylprednisolone metoclopramide metolazone
metoprolol metronidazole mexiletine micafungin miconazole midazolam mifepristone miglitol milnacipran minocycline
minoxidil mirabegron mirtazapine misoprostol modafinil mometasone montelukast morphine mosapride moxifloxacin
moxonidine mupirocin mycophenolate nadifloxacin naloxone naltrexone nandrolone naproxen nebivolol neomycin neostigmine
netilmicin nevirapine nicorandil nifedipine nimesulide nimodipine nitazoxanide nitrofurantoin nitroglycerin
norepinephrine norethisterone norfloxacin nortriptyline nystatin octreotide ofloxacin olanzapine olmesartan olopatadine
omeprazole ondansetron orlistat ornidazole oseltamivir oxaceprol oxaliplatin oxcarbazepine oxybutynin oxymetazoline
oxytocin paclitaxel paliperidone palonosetron pancreatin pantoprazole paracetamol paroxetine pazopanib penicillin
pentazocine pentoxifylline perindopril permethrin pethidine phenazopyridine pheniramine phenobarbital phenylephrine
phenytoin pilocarpine pioglitazone piperacillin piracetam piroxicam pramipexole prasugrel pravastatin praziquantel
prazosin prednisolone prednisone pregabalin primaquine probenecid prochlorperazine progesterone promethazine
propranolol propofol propylthiouracil prucalopride pseudoephedrine pyrazinamide pyridostigmine pyrimethamine
quetiapine quinine rabeprazole racecadotril raloxifene raltegravir ramipril ranitidine ranolazine rasagiline
rebamipide remdesivir repaglinide ribavirin rifampicin rifaximin risedronate risperidone ritonavir rituximab
rivaroxaban rizatriptan ropinirole rosuvastatin roxithromycin rupatadine sacubitril salbutamol salmeterol saxagliptin
secnidazole selegiline semaglutide serratiopeptidase sertraline sevelamer sevoflurane sildenafil silodosin silymarin
simethicone simvastatin sirolimus sitagliptin sofosbuvir solifenacin sorafenib spironolactone streptokinase
streptomycin sucralfate sulbactam sulfamethoxazole sulfasalazine sulpiride sumatriptan sunitinib tacrolimus tadalafil
tamoxifen tamsulosin tapentadol tazarotene tazobactam teicoplanin telmisartan tenecteplase teneligliptin tenofovir
terazosin terbinafine terbutaline teriparatide testosterone tetracycline thalidomide theophylline thiamine
thiocolchicoside ticagrelor tigecycline timolol tinidazole tiotropium tizanidine tobramycin tofacitinib tolperisone
tolterodine tolvaptan topiramate torasemide tramadol tranexamate trastuzumab travoprost trazodone tretinoin triamcinolone
trifluoperazine trihexyphenidyl trimetazidine trimethoprim trypsin ulipristal urokinase ursodiol valaciclovir
valproate valsartan vancomycin vardenafil vecuronium venlafaxine verapamil vildagliptin vincristine vitamin voglibose
voriconazole vortioxetine warfarin xylometazoline zidovudine ziprasidone zoledronate zolmitriptan zolpidem zonisamide`;

/** Shorter other names (`inh`, `dds`) are more often a form or part of a brand. */
const SYNONYM_MIN = 5;
const KEYS = new Set([
  ...COMMON.trim().split(/\s+/).map(ingredientKey),
  ...[...knownSynonymKeys()].filter((key) => key.length >= SYNONYM_MIN),
]);
/** By first letter, for those that are mistyped. */
const BY_FIRST = new Map<string, string[]>();
for (const key of KEYS) BY_FIRST.set(key.charAt(0), [...(BY_FIRST.get(key.charAt(0)) ?? []), key]);
/** A shorter word with an error may be anything. */
const MISTYPED_MIN = 7;

/** Whether words (glued, without salts: see `ingredientKey`) are a common ingredient, or one with a small slip. */
export function isCommonIngredient(key: string): boolean {
  if (KEYS.has(key)) return true;
  if (key.length < MISTYPED_MIN) return false;
  return (BY_FIRST.get(key.charAt(0)) ?? []).some(
    (known) => Math.abs(known.length - key.length) < 2 && spellingCost(key, known) < ONE_ERROR,
  );
}
