// Widely known Indian brands for heart, diabetes, nerves, hormones, skin, eyes and vitamins: brand, maker,
// ingredients, forms. Written from general knowledge; makers and strengths change, so it is not a clinical source.

export const BRANDS_LONG_TERM = `
Telma | Glenmark | Telmisartan | Tablet 20mg 40mg 80mg
Telma-H | Glenmark | Telmisartan + Hydrochlorothiazide | Tablet -=40mg+12.5mg 80=80mg+12.5mg
Telma-AM | Glenmark | Telmisartan + Amlodipine | Tablet -=40mg+5mg
Telmikind | Mankind Pharma | Telmisartan | Tablet 20mg 40mg 80mg
Telsartan | Dr Reddy's | Telmisartan | Tablet 20mg 40mg 80mg
Losar | Unichem | Losartan | Tablet 25mg 50mg
Repace | Sun Pharma | Losartan | Tablet 25mg 50mg
Olmezest | Sun Pharma | Olmesartan | Tablet 20mg 40mg
Amlong | Micro Labs | Amlodipine | Tablet 2.5mg 5mg 10mg
Amlodac | Zydus | Amlodipine | Tablet 2.5mg 5mg 10mg
Amlopres-AT | Cipla | Amlodipine + Atenolol | Tablet -=5mg+50mg
Cilacar | J B Chemicals | Cilnidipine | Tablet 5mg 10mg 20mg
Aten | Zydus | Atenolol | Tablet 25mg 50mg 100mg
Tenormin | Abbott | Atenolol | Tablet 25mg 50mg
Metolar XR | Cipla | Metoprolol Succinate | Capsule SR 25=25mg 50=50mg
Seloken XL | AstraZeneca | Metoprolol Succinate | Tablet ER 25=25mg 50=50mg
Concor | Merck | Bisoprolol | Tablet 2.5mg 5mg 10mg
Nebicard | Torrent | Nebivolol | Tablet 2.5mg 5mg
Cardivas | Sun Pharma | Carvedilol | Tablet 3.125mg 6.25mg 12.5mg
Inderal | Abbott | Propranolol | Tablet 10mg 40mg
Ciplar-LA | Cipla | Propranolol | Capsule SR 40=40mg 80=80mg
Envas | Cadila | Enalapril | Tablet 2.5mg 5mg 10mg
Cardace | Sanofi India | Ramipril | Tablet 1.25mg 2.5mg 5mg 10mg
Lasix | Sanofi India | Furosemide | Tablet -=40mg | Injection -=10mg/ml
Dytor | Cipla | Torasemide | Tablet 5mg 10mg 20mg
Aldactone | RPG Life Sciences | Spironolactone | Tablet 25mg 50mg 100mg
Sorbitrate | Abbott | Isosorbide Dinitrate | Tablet 5mg 10mg
Nikoran | Torrent | Nicorandil | Tablet 5mg 10mg
Lanoxin | GlaxoSmithKline | Digoxin | Tablet -=0.25mg
Cordarone | Sanofi India | Amiodarone | Tablet 100mg 200mg
Ecosprin | USV | Aspirin | Tablet 75mg 150mg
Ecosprin-AV | USV | Aspirin + Atorvastatin | Capsule 75/10=75mg+10mg 75/20=75mg+20mg 150/20=150mg+20mg
Disprin | Reckitt Benckiser | Aspirin | Tablet -=325mg
Clopilet | Sun Pharma | Clopidogrel | Tablet 75mg
Deplatt | Torrent | Clopidogrel | Tablet 75mg
Brilinta | AstraZeneca | Ticagrelor | Tablet 60mg 90mg
Acitrom | Abbott | Acenocoumarol | Tablet 1mg 2mg 4mg
Xarelto | Bayer | Rivaroxaban | Tablet 10mg 15mg 20mg
Eliquis | Pfizer | Apixaban | Tablet 2.5mg 5mg
Clexane | Sanofi India | Enoxaparin | Injection 40=40mg 60=60mg
Atorva | Zydus | Atorvastatin | Tablet 10mg 20mg 40mg
Storvas | Sun Pharma | Atorvastatin | Tablet 10mg 20mg 40mg 80mg
Lipitor | Pfizer | Atorvastatin | Tablet 10mg 20mg
Rosuvas | Sun Pharma | Rosuvastatin | Tablet 5mg 10mg 20mg
Crestor | AstraZeneca | Rosuvastatin | Tablet 5mg 10mg 20mg
Rozavel | Sun Pharma | Rosuvastatin | Tablet 5mg 10mg 20mg
Glycomet | USV | Metformin | Tablet 500mg 850mg | Tablet SR 500=500mg 1gm=1000mg
Glycomet-GP | USV | Glimepiride + Metformin | Tablet SR 1=1mg+500mg 2=2mg+500mg
Gluconorm-G | Lupin | Glimepiride + Metformin | Tablet SR 1=1mg+500mg 2=2mg+500mg
Glyciphage | Franco-Indian | Metformin | Tablet 500mg 850mg
Amaryl | Sanofi India | Glimepiride | Tablet 1mg 2mg 3mg
Amaryl-M | Sanofi India | Glimepiride + Metformin | Tablet SR 1mg=1mg+500mg 2mg=2mg+500mg
Zoryl | Intas | Glimepiride | Tablet 1mg 2mg
Diamicron MR | Serdia | Gliclazide | Tablet MR 30=30mg 60=60mg
Januvia | MSD | Sitagliptin | Tablet 50mg 100mg
Janumet | MSD | Sitagliptin + Metformin | Tablet 50/500=50mg+500mg 50/1000=50mg+1000mg
Galvus | Novartis | Vildagliptin | Tablet 50mg
Galvus Met | Novartis | Vildagliptin + Metformin | Tablet 50/500=50mg+500mg 50/1000=50mg+1000mg
Zomelis | Eris | Vildagliptin | Tablet 50mg
Trajenta | Boehringer Ingelheim | Linagliptin | Tablet 5mg
Forxiga | AstraZeneca | Dapagliflozin | Tablet 5mg 10mg
Jardiance | Boehringer Ingelheim | Empagliflozin | Tablet 10mg 25mg
Volix | Sun Pharma | Voglibose | Tablet 0.2mg 0.3mg
Lantus | Sanofi India | Insulin Glargine | Injection -=100IU/ml
Basalog | Biocon | Insulin Glargine | Injection -=100IU/ml
Humalog | Eli Lilly | Insulin Lispro | Injection -=100IU/ml
NovoRapid | Novo Nordisk | Insulin Aspart | Injection -=100IU/ml
Tresiba | Novo Nordisk | Insulin Degludec | Injection -=100IU/ml
Human Mixtard 30/70 | Novo Nordisk | Insulin Isophane + Human Insulin | Injection -=28IU/ml+12IU/ml
Huminsulin R | Eli Lilly | Human Insulin | Injection -=40IU/ml
Victoza | Novo Nordisk | Liraglutide | Injection -=6mg/ml
Thyronorm | Abbott | Levothyroxine | Tablet 12.5mcg 25mcg 50mcg 75mcg 88mcg 100mcg 125mcg
Eltroxin | GlaxoSmithKline | Levothyroxine | Tablet 25mcg 50mcg 100mcg
Neo-Mercazole | Abbott | Carbimazole | Tablet 5mg 10mg 20mg
Wysolone | Pfizer | Prednisolone | Tablet DT 5=5mg 10=10mg 20=20mg
Omnacortil | Macleods | Prednisolone | Tablet DT 5=5mg 10=10mg 20=20mg | Syrup -=5mg/5ml
Medrol | Pfizer | Methylprednisolone | Tablet 4mg 8mg 16mg
Defcort | Macleods | Deflazacort | Tablet 6mg 30mg
Decadron | Wyeth | Dexamethasone | Tablet -=0.5mg | Injection -=4mg/ml
Duphaston | Abbott | Dydrogesterone | Tablet -=10mg
Susten | Sun Pharma | Progesterone | Capsule 100mg 200mg
Primolut-N | Bayer | Norethisterone | Tablet -=5mg
i-pill | Piramal | Levonorgestrel | Tablet -=1.5mg
Unwanted 72 | Mankind Pharma | Levonorgestrel | Tablet -=1.5mg
Yasmin | Bayer | Ethinylestradiol + Drospirenone | Tablet -=0.03mg+3mg
Mala-N | HLL Lifecare | Ethinylestradiol + Levonorgestrel | Tablet -=0.03mg+0.15mg
Siphene | Serum Institute | Clomifene | Tablet 50mg 100mg
Shelcal | Torrent | Calcium Carbonate + Colecalciferol | Tablet 250=250mg+125IU 500=500mg+250IU
Calcirol | Cadila | Colecalciferol | Sachet -=60000IU
Uprise-D3 | Alkem Laboratories | Colecalciferol | Capsule 60K=60000IU
Becosules | Pfizer | Vitamin B Complex + Ascorbic Acid | Capsule -=150mg
Neurobion Forte | Procter & Gamble | Thiamine + Pyridoxine + Cyanocobalamin | Tablet -=10mg+3mg+15mcg
Nurokind | Mankind Pharma | Methylcobalamin | Tablet -=1500mcg
Limcee | Abbott | Ascorbic Acid | Tablet -=500mg
Evion | Merck | Vitamin E | Capsule 200=200mg 400=400mg 600=600mg
Orofer XT | Emcure | Ferrous Ascorbate + Folic Acid | Tablet -=100mg+1.5mg
Dexorange | Franco-Indian | Ferric Ammonium Citrate + Folic Acid + Cyanocobalamin | Syrup -=160mg/15ml+0.5mg/15ml+7.5mcg/15ml
Folvite | Pfizer | Folic Acid | Tablet -=5mg
Zincovit | Apex Laboratories | Multivitamin + Zinc | Tablet -=22mg
Eptoin | Abbott | Phenytoin | Tablet 50mg 100mg
Tegretol | Novartis | Carbamazepine | Tablet 100mg 200mg 400mg
Encorate Chrono | Sun Pharma | Sodium Valproate + Valproic Acid | Tablet CR 300=200mg+87mg 500=333mg+145mg
Valparin | Sanofi India | Sodium Valproate | Tablet 200mg
Levipil | Sun Pharma | Levetiracetam | Tablet 250mg 500mg 750mg
Frisium | Sanofi India | Clobazam | Tablet 5mg 10mg 20mg
Gabapin NT | Intas | Gabapentin + Nortriptyline | Tablet 100=100mg+10mg 400=400mg+10mg
Lyrica | Pfizer | Pregabalin | Capsule 75mg 150mg
Pregalin | Torrent | Pregabalin | Capsule 75mg 150mg
Syndopa | Sun Pharma | Levodopa + Carbidopa | Tablet 110=100mg+10mg 275=250mg+25mg
Vertin | Abbott | Betahistine | Tablet 8mg 16mg 24mg
Stugeron | Janssen | Cinnarizine | Tablet 25mg
Stemetil | Abbott | Prochlorperazine | Tablet 5mg
Suminat | Sun Pharma | Sumatriptan | Tablet 25mg 50mg
Tryptomer | Merind | Amitriptyline | Tablet 10mg 25mg
Nexito | Sun Pharma | Escitalopram | Tablet 5mg 10mg 20mg
Nexito Plus | Sun Pharma | Escitalopram + Clonazepam | Tablet -=10mg+0.5mg
Cipralex | Lundbeck | Escitalopram | Tablet 5mg 10mg
Zoloft | Pfizer | Sertraline | Tablet 50mg 100mg
Daxid | Pfizer | Sertraline | Tablet 25mg 50mg
Fludac | Cadila | Fluoxetine | Capsule 20mg
Alprax | Torrent | Alprazolam | Tablet 0.25mg 0.5mg 1mg
Restyl | Cipla | Alprazolam | Tablet 0.25mg 0.5mg
Ativan | Pfizer | Lorazepam | Tablet 1mg 2mg
Rivotril | Abbott | Clonazepam | Tablet 0.5mg 2mg
Zolfresh | Abbott | Zolpidem | Tablet 5mg 10mg
Oleanz | Sun Pharma | Olanzapine | Tablet 2.5mg 5mg 10mg
Sizodon | Sun Pharma | Risperidone | Tablet 1mg 2mg
Betnovate | GlaxoSmithKline | Betamethasone | Cream -=0.1%
Betnovate-N | GlaxoSmithKline | Betamethasone + Neomycin | Cream -=0.1%+0.5%
Betnesol | GlaxoSmithKline | Betamethasone | Tablet -=0.5mg | Injection -=4mg/ml
Tenovate | GlaxoSmithKline | Clobetasol | Cream -=0.05%
Elocon | Fulford | Mometasone | Cream -=0.1%
T-Bact | GlaxoSmithKline | Mupirocin | Ointment -=2%
Fucidin | LEO Pharma | Fusidic Acid | Cream -=2% | Ointment -=2%
Soframycin | Sanofi India | Framycetin | Cream -=1%
Betadine | Win-Medicare | Povidone Iodine | Ointment 5%=5% 10%=10% | Gargle -=2% | Solution 10%=10%
Silverex | Sun Pharma | Silver Sulfadiazine | Cream -=1%
Nizral | Janssen | Ketoconazole | Cream -=2% | Shampoo -=2%
Lamisil | Novartis | Terbinafine | Cream -=1%
Lulifin | Sun Pharma | Luliconazole | Cream -=1%
Permite | Galderma | Permethrin | Cream -=5%
Deriva | Glenmark | Adapalene | Gel -=0.1%
Persol AC | Wallace | Benzoyl Peroxide | Gel 2.5=2.5% 5=5%
Refresh Tears | Allergan | Carboxymethylcellulose | Eye Drops -=0.5%
Tear Drops | Sun Pharma | Carboxymethylcellulose | Eye Drops -=0.5%
Iotim | FDC | Timolol | Eye Drops -=0.5%
Xalatan | Pfizer | Latanoprost | Eye Drops -=0.005%
Pataday | Novartis | Olopatadine | Eye Drops -=0.2%
Pred Forte | Allergan | Prednisolone | Eye Drops -=1%
Tobrex | Novartis | Tobramycin | Eye Drops -=0.3%
Urimax | Cipla | Tamsulosin | Capsule 0.2=0.2mg 0.4=0.4mg
Urimax-D | Cipla | Tamsulosin + Dutasteride | Capsule -=0.4mg+0.5mg
Zyloric | GlaxoSmithKline | Allopurinol | Tablet 100mg 300mg
Feburic | Astellas | Febuxostat | Tablet 40mg 80mg
HCQS | Ipca Laboratories | Hydroxychloroquine | Tablet 200mg 300mg 400mg
Folitrax | Ipca Laboratories | Methotrexate | Tablet 2.5mg 7.5mg 10mg
Pause | Emcure | Tranexamic Acid | Tablet 500mg
Viagra | Pfizer | Sildenafil | Tablet 50mg 100mg
Manforce | Mankind Pharma | Sildenafil | Tablet 50mg 100mg
R-Cinex | Lupin | Rifampicin + Isoniazid | Tablet 450=450mg+300mg 600=600mg+300mg
AKT-4 | Lupin | Rifampicin + Isoniazid + Pyrazinamide + Ethambutol | Kit -=450mg+300mg+1500mg+800mg
Lariago | Ipca Laboratories | Chloroquine | Tablet 250=250mg | Tablet DS=500mg
Lumerax | Ipca Laboratories | Artemether + Lumefantrine | Tablet 20=20mg+120mg 80=80mg+480mg
`;
